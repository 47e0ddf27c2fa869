"""The dou dizhu bots of the house, from weak to strong."""

from croupier.bots.doudizhu.greedy import Greedy
from croupier.bots.doudizhu.planner import Planner
from croupier.bots.doudizhu.searcher import Searcher

bots = (Greedy(), Planner(), Searcher())

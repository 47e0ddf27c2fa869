from tests.simulate.fixtures import empty_database as empty_database
from tests.simulate.fixtures import house as house
from tests.simulate.fixtures import new_path as new_path

"""What players of one process can do and see is the same when its tables run in another one: some
tests of the server, once more, with the bus between."""

import pytest

from tests.server import test_chat, test_secret_leaving, test_whole_flow

pytestmark = pytest.mark.asyncio
test_a_hand = test_whole_flow.test_a_hand_against_a_bot_its_history_and_the_way_home
test_a_restart = test_whole_flow.test_a_hand_goes_on_after_a_restart_with_the_same_cards
test_several_tables = test_whole_flow.test_one_client_plays_at_several_tables
test_a_secret = test_secret_leaving.test_nobody_else_can_know_that_a_player_has_left_in_mid_hand
test_no_gap = test_secret_leaving.test_the_frames_of_the_others_have_no_gap
test_lines = test_chat.test_the_last_lines_come_once_after_the_frame
test_removed_line = test_chat.test_the_host_takes_a_line_away_for_everybody
test_strangers = test_chat.test_a_private_tables_chat_is_not_for_strangers

"""Searches positions with OpenSpiel's alpha-beta or its UCT, for peers_bench.ts.

Takes {"game", "positions", "runs"} and "depth" or "playouts" as an argument in JSON and prints a list with the
value and the CPU times in milliseconds of each position. A position of Reversi is a list of moves such as
"d3", one of chess is a FEN. The games are OpenSpiel's own, in C++, and so is its UCT; its alpha-beta for
Python is in Python.
"""

import json
import sys
import time

import pyspiel
from open_spiel.python.algorithms import minimax

VALUES = {"p": 100, "n": 300, "b": 300, "r": 500, "q": 900}


def start(game, name, position):
    if name == "chess":
        return game.new_initial_state(position)
    state = game.new_initial_state()
    for move in position:
        state.apply_action(8 * (int(move[1]) - 1) + ord(move[0]) - ord("a"))
    return state


def material(state):
    """White's men minus Black's, in centipawns."""
    board = str(state).split(" ")[0]
    return sum(
        (board.count(man.upper()) - board.count(man)) * value for man, value in VALUES.items()
    )


def discs(state):
    """Black's discs minus White's: Black moves first."""
    text = "".join(line[2:18] for line in str(state).split("\n")[2:10])
    return text.count("x") - text.count("o")


def timed(runs, work):
    times = []
    for _ in range(runs):
        before = time.process_time()
        value = work()
        times.append(1000 * (time.process_time() - before))
    return {"value": value, "times": times}


def play_out(game, name, position, playouts, runs):
    """Random playouts to the end; the value says nothing and is 0."""
    state = start(game, name, position)

    def work():
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, playouts, 200, False, 1, False)
        bot.step(state)
        return 0

    return timed(runs, work)


def search(game, name, position, depth, runs):
    state = start(game, name, position)
    side = state.current_player()
    # In chess player 1 is White; in Reversi player 0 is Black.
    sign = 1 if side == (1 if name == "chess" else 0) else -1
    evaluate = material if name == "chess" else discs

    def work():
        return minimax.alpha_beta_search(
            game, state, value_function=lambda leaf: sign * evaluate(leaf), maximum_depth=depth
        )[0]

    return timed(runs, work)


asked = json.loads(sys.argv[1])
spiel = pyspiel.load_game("chess" if asked["game"] == "chess" else "othello")
ask, size = (search, asked["depth"]) if "depth" in asked else (play_out, asked["playouts"])
json.dump(
    [ask(spiel, asked["game"], position, size, asked["runs"]) for position in asked["positions"]],
    sys.stdout,
)

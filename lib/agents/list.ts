/**
 * Every agent but the learners, by the file that defines it and its name. To add one, write a file with its
 * entry and list it here: the command line, the notebooks and the tests then know it. Searches and learners
 * have lists of their own.
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";
import { bookEntry } from "./book/agent.ts";
import { champion } from "./chess_champion.ts";
import { composedSearcher } from "./composed_searcher.ts";
import { solverAgent } from "./connect_four/agent.ts";
import { endgameAgent } from "./endgame/agent.ts";
import { evolvedNetwork } from "./evolved_network.ts";
import { fiveSteps } from "./five_steps.ts";
import { greedy } from "./greedy.ts";
import { bernstein } from "./history/bernstein.ts";
import { maniac } from "./history/maniac.ts";
import { shannonA, shannonB } from "./history/shannon.ts";
import { turing } from "./history/turing.ts";
import { ntuplePublished } from "./learners/published/agent.ts";
import { mcts } from "./mcts/agent.ts";
import type { NestedAgents } from "./nested_agents.ts";
import { networkAgents } from "./networks/agents.ts";
import { perfectAgent } from "./perfect.ts";
import { random } from "./random.ts";
import { reversiExpert } from "./reversi_expert.ts";
import { reversiLevels } from "./reversi_levels.ts";
import { searchAgents } from "./searcher.ts";
import { selectiveSearcher } from "./selective_searcher.ts";

/** The agents by name, in groups by file, relative to this one. */
export function agentsByFile(
  nested: NestedAgents,
): Readonly<Record<string, Readonly<Record<string, AgentEntry>>>> {
  return {
    "random.ts": { random },
    "greedy.ts": { greedy },
    "searcher.ts": searchAgents,
    "composed_searcher.ts": { search: composedSearcher },
    "selective_searcher.ts": { selective: selectiveSearcher },
    "mcts/agent.ts": { mcts },
    "endgame/agent.ts": { endgame: endgameAgent(nested) },
    "connect_four/agent.ts": { solver: solverAgent(nested) },
    "book/agent.ts": { book: bookEntry(nested) },
    "reversi_levels.ts": reversiLevels,
    "reversi_expert.ts": { expert: reversiExpert(nested) },
    "chess_champion.ts": { champion },
    "five_steps.ts": fiveSteps,
    "history/turing.ts": { turing },
    "history/shannon.ts": { shannon_a: shannonA, shannon_b: shannonB },
    "history/maniac.ts": { maniac },
    "history/bernstein.ts": { bernstein },
    "perfect.ts": { perfect: perfectAgent(nested) },
    "networks/agents.ts": networkAgents,
    "learners/published/agent.ts": { ntuple_published: ntuplePublished },
    "evolved_network.ts": { evolved: evolvedNetwork },
  };
}

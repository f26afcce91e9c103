/**
 * Papers on games, searches and learners.
 *
 * @module
 */
import type { Paper } from "./source.ts";

export const papersOnSearch: readonly Paper[] = [
  {
    authors: ["C. E. Shannon"],
    year: 1950,
    title: "Programming a computer for playing chess",
    where: "Philosophical Magazine 41 (314), 256-275",
    subject: "minimax to a fixed depth",
  },
  {
    authors: ["M. Gardner"],
    year: 1962,
    title: "Mathematical games",
    where: "Scientific American 206 (3), March",
    subject: "MENACE and other matchbox machines",
  },
  {
    authors: ["D. Michie"],
    year: 1963,
    title: "Experiments on the mechanization of game-learning",
    where: "The Computer Journal 6 (3), 232-236",
    subject: "MENACE",
  },
  {
    authors: ["A. L. Zobrist"],
    year: 1970,
    title: "A new hashing method with application for game playing",
    where: "Technical report 88, Computer Sciences Department, University of Wisconsin",
    subject: "hashes of positions",
  },
  {
    authors: ["D. E. Knuth", "R. W. Moore"],
    year: 1975,
    title: "An analysis of alpha-beta pruning",
    where: "Artificial Intelligence 6 (4), 293-326",
    subject: "alpha-beta, and the fewest leaves that it must visit",
  },
  {
    authors: ["S. G. Akl", "M. M. Newborn"],
    year: 1977,
    title: "The principal continuation and the killer heuristic",
    where: "Proceedings of the ACM National Conference, 466-473",
    subject: "killer moves",
  },
  {
    authors: ["J. Pearl"],
    year: 1980,
    title: "Scout: a simple game-searching algorithm with proven optimal properties",
    where:
      "Proceedings of the First Annual National Conference on Artificial Intelligence, Stanford",
    subject: "the null window, the basis of NegaScout",
  },
  {
    authors: ["T. A. Marsland", "M. Campbell"],
    year: 1982,
    title: "Parallel search of strongly ordered game trees",
    where: "ACM Computing Surveys 14 (4), 533-551",
    subject: "principal variation search",
  },
  {
    authors: ["A. Reinefeld"],
    year: 1983,
    title: "An improvement to the Scout tree-search algorithm",
    where: "ICCA Journal 6 (4)",
    subject: "NegaScout",
  },
  {
    authors: ["J. Schaeffer"],
    year: 1983,
    title: "The history heuristic",
    where: "ICCA Journal 6 (3), 16-19",
    subject: "ordering moves by their cutoffs elsewhere",
  },
  {
    authors: ["A. Reinefeld"],
    year: 1989,
    title: "Spielbaum-Suchverfahren",
    where: "Informatik-Fachberichte 200, Springer",
    subject: "NegaScout, with proofs",
  },
  {
    authors: ["D. F. Beal"],
    year: 1990,
    title: "A generalised quiescence search algorithm",
    where: "Artificial Intelligence 43 (1), 85-98",
    subject: "quiescence and the null move",
  },
  {
    authors: ["G. Goetsch", "M. S. Campbell"],
    year: 1990,
    title: "Experiments with the null-move heuristic",
    where: "Computers, Chess, and Cognition, Springer, 159-168",
    subject: "the null move",
  },
  {
    authors: ["S. J. Edwards"],
    citedAs: "Portable Game Notation",
    year: 1994,
    title: "Portable Game Notation: specification and implementation guide",
    where: "published on the net",
    subject: "files of games",
  },
  {
    authors: ["D. M. Breuker", "J. W. H. M. Uiterwijk", "H. J. van den Herik"],
    year: 1994,
    title: "Replacement schemes for transposition tables",
    where: "ICCA Journal 17 (4), 183-193",
    subject: "replacement schemes of transposition tables",
  },
  {
    authors: ["A. Plaat", "J. Schaeffer", "W. Pijls", "A. de Bruin"],
    year: 1996,
    title: "Best-first fixed-depth minimax algorithms",
    where: "Artificial Intelligence 87 (1-2), 255-293",
    subject: "MTD(f)",
  },
  {
    authors: ["P. Auer", "N. Cesa-Bianchi", "P. Fischer"],
    year: 2002,
    title: "Finite-time analysis of the multiarmed bandit problem",
    where: "Machine Learning 47 (2-3), 235-256",
    subject: "UCB1, the selection rule of UCT",
  },
  {
    authors: ["L. Kocsis", "C. Szepesvári"],
    year: 2006,
    title: "Bandit based Monte-Carlo planning",
    where: "Machine Learning: ECML 2006, LNCS 4212, Springer, 282-293",
    subject: "UCT",
  },
  {
    authors: [],
    citedAs: "Chalkdust",
    year: 2016,
    title: "MENACE: machine educable noughts and crosses engine",
    where: "Chalkdust 3",
    subject: "the article to which source C refers",
  },
  {
    authors: ["L. Hartikka"],
    year: 2017,
    title: "A step-by-step guide to building a simple chess AI",
    where: "freeCodeCamp",
    subject: "the article that fits the second part of source E",
  },
];

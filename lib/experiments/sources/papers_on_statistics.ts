/**
 * Papers and books on statistics, ratings and figures.
 *
 * @module
 */
import type { Paper } from "./source.ts";

export const papersOnStatistics: readonly Paper[] = [
  {
    authors: ["C. Spearman"],
    year: 1904,
    title: "The proof and measurement of association between two things",
    where: "American Journal of Psychology 15 (1), 72-101",
    subject: "rank correlation",
  },
  {
    authors: ["Student"],
    year: 1908,
    title: "The probable error of a mean",
    where: "Biometrika 6 (1), 1-25",
    subject: "the interval of a mean",
  },
  {
    authors: ["E. B. Wilson"],
    year: 1927,
    title: "Probable inference, the law of succession, and statistical inference",
    where: "Journal of the American Statistical Association 22, 209-212",
    subject: "the interval of a share",
  },
  {
    authors: ["C. J. Clopper", "E. S. Pearson"],
    year: 1934,
    title: "The use of confidence or fiducial limits illustrated in the case of the binomial",
    where: "Biometrika 26 (4), 404-413",
    subject: "the exact interval of a share",
  },
  {
    authors: ["R. A. Fisher"],
    year: 1935,
    title: "The design of experiments",
    where: "Oliver and Boyd",
    subject: "permutation tests",
  },
  {
    authors: ["E. J. G. Pitman"],
    year: 1937,
    title: "Significance tests which may be applied to samples from any populations",
    where: "Supplement to the Journal of the Royal Statistical Society 4 (1), 119-130",
    subject: "the permutation test of two samples",
  },
  {
    authors: ["A. Wald"],
    year: 1947,
    title: "Sequential analysis",
    where: "Wiley",
    subject: "the sequential probability ratio test",
  },
  {
    authors: ["R. A. Bradley", "M. E. Terry"],
    year: 1952,
    title: "Rank analysis of incomplete block designs: I. The method of paired comparisons",
    where: "Biometrika 39, 324-345",
    subject: "the model of the ratings",
  },
  {
    authors: ["L. R. Ford"],
    year: 1957,
    title: "Solution of a ranking problem from binary comparisons",
    where: "American Mathematical Monthly 64 (8), 28-33",
    subject: "which players can be rated together",
  },
  {
    authors: ["P. J. Huber"],
    year: 1967,
    title: "The behavior of maximum likelihood estimates under nonstandard conditions",
    where: "Proceedings of the Fifth Berkeley Symposium 1, 221-233",
    subject: "the spread of ratings",
  },
  {
    authors: ["P. V. Rao", "L. L. Kupper"],
    year: 1967,
    title: "Ties in paired-comparison experiments: a generalization of the Bradley-Terry model",
    where: "Journal of the American Statistical Association 62, 194-204",
    subject: "a model with draws, which is not used",
  },
  {
    authors: ["R. R. Davidson"],
    year: 1970,
    title:
      "On extending the Bradley-Terry model to accommodate ties in paired comparison experiments",
    where: "Journal of the American Statistical Association 65, 317-328",
    subject: "a model with draws, which is not used",
  },
  {
    authors: ["A. E. Elo"],
    year: 1978,
    title: "The rating of chessplayers, past and present",
    where: "Arco",
    subject: "the scale of ratings",
  },
  {
    authors: ["H. White"],
    year: 1982,
    title: "Maximum likelihood estimation of misspecified models",
    where: "Econometrica 50 (1), 1-25",
    subject: "the spread of ratings",
  },
  {
    authors: ["B. Efron"],
    year: 1987,
    title: "Better bootstrap confidence intervals",
    where: "Journal of the American Statistical Association 82, 171-185",
    subject: "the bootstrap",
  },
  {
    authors: ["C. J. Geyer"],
    year: 1992,
    title: "Practical Markov chain Monte Carlo",
    where: "Statistical Science 7 (4), 473-483",
    subject: "the effective sample size of correlated values",
  },
  {
    authors: ["R. J. Hyndman", "Y. Fan"],
    citedAs: "Hyndman and Fan",
    year: 1996,
    title: "Sample quantiles in statistical packages",
    where: "The American Statistician 50 (4), 361-365",
    subject: "quartiles",
  },
  {
    authors: ["D. G. Bonett", "T. A. Wright"],
    year: 2000,
    title: "Sample size requirements for estimating Pearson, Kendall and Spearman correlations",
    where: "Psychometrika 65 (1), 23-28",
    subject: "the interval of a rank correlation",
  },
  {
    authors: ["A. B. Owen"],
    year: 2001,
    title: "Empirical likelihood",
    where: "Chapman and Hall/CRC",
    subject: "the likelihood of the scores of pairs",
  },
  {
    authors: ["M. Okabe", "K. Ito"],
    year: 2008,
    title: "Color Universal Design: how to make figures and presentations that are friendly to " +
      "colorblind people",
    where: "published on the net",
    subject: "the colours of the figures",
  },
  {
    authors: ["G. Y. Zou", "A. Donner"],
    year: 2008,
    title: "Construction of confidence limits about effect measures: a general approach",
    where: "Statistics in Medicine 27 (10), 1693-1702",
    subject: "the difference of two estimates",
  },
  {
    authors: ["B. Phipson", "G. K. Smyth"],
    year: 2010,
    title: "Permutation p-values should never be zero",
    where: "Statistical Applications in Genetics and Molecular Biology 9 (1), article 39",
    subject: "permutation tests with random permutations",
  },
  {
    authors: ["M. Van den Bergh"],
    year: 2017,
    title: "A practical introduction to the GSPRT",
    where: "published on the net",
    subject: "the sequential test of pairs of games",
  },
];

/** Hours of sleep gained by ten patients with the second drug, in "The probable error of a mean" (Student, 1908). */
export const sleep = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];

/** The 95 % interval of their mean, which the documentation of R's t.test prints. */
export const [SLEEP_LOW, SLEEP_HIGH] = [0.7001142, 2.4598858];

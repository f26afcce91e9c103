/**
 * What stands for the project's store in a page: what is finished is kept while a run goes on, see open_job.ts.
 *
 * @module
 */

/** No store. */
export const PROJECT_STORE = ":memory:";

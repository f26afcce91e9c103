/**
 * What stands for fingerprints in a page: it and its workers are of one bundle, and nothing is kept.
 *
 * @module
 */
import type { StudyFingerprint } from "matchbox/runner/fingerprint/study_fingerprint.ts";

const same: StudyFingerprint = {
  whole: { digest: "page", modules: [], sources: {}, files: [], packages: [] },
  names: null,
  digests: ["page"],
  of: () => "page",
};

/** The fingerprint of everything here. */
export const studyFingerprint = (): Promise<StudyFingerprint> => Promise.resolve(same);
/** The same. */
export const anyNames = (): StudyFingerprint => same;

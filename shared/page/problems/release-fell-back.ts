/**
 * The explanation of the problem `release-fell-back`, separate from the others, because the code that reports it can't
 * rely on any file of the failed release.
 */
export const RELEASE_FELL_BACK = {
  cause:
    'The code of the current release could not be loaded or started, so the page runs the previous release.',
  cure: 'Find the file that failed in the network panel or in the error, and roll back with "npm run deploy -- --to DIR --rollback" until it is fixed.',
};

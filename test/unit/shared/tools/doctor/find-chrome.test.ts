// @vitest-environment node
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChrome } from '../../../../../shared/tools/doctor/find-chrome.mjs';
import { temporaryFiles } from '../../../build/temporary.ts';

describe('the browser of the tests and the doctor', () => {
  it('is the one that CHROME_PATH names', async () => {
    const path = join(temporaryFiles({ browser: '' }), 'browser');
    expect(await findChrome({ env: { CHROME_PATH: path } })).toBe(path);
  });

  it('is none if CHROME_PATH names a missing one, instead of another one', async () => {
    await expect(findChrome({ env: { CHROME_PATH: '/nowhere/chrome' } })).rejects.toThrow('/nowhere/chrome');
  });

  it('is an installed one', async () => {
    const directory = temporaryFiles({ chromium: '#!/bin/sh' });
    chmodSync(join(directory, 'chromium'), 0o755);
    expect(await findChrome({ env: { PATH: directory }, platform: 'darwin' })).toBe(
      join(directory, 'chromium'),
    );
  });

  it('is requested in one clear sentence if there is none', async () => {
    await expect(findChrome({ env: { PATH: '' }, platform: 'linux', arch: 'arm64' })).rejects.toThrow(
      'install one, or name it in CHROME_PATH',
    );
  });
});

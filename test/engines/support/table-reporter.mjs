/**
 * At the end of a run with journeys, prints which ran in which engine: a row for each file, a column for each
 * engine with the number of passed cases.
 * @type {import('vitest/reporters').Reporter}
 */
export const engineTableReporter = {
  onTestRunEnd(modules) {
    const own = modules.filter(({ project }) => project.name.startsWith(PREFIX));
    if (own.length === 0) return;
    const engines = [...new Set(own.map(({ project }) => project.name))].sort();
    const files = [...new Set(own.map(({ relativeModuleId }) => relativeModuleId))].sort();
    const width = Math.max(...files.map(({ length }) => length));
    const rows = files.map((file) => [
      file,
      ...engines.map((engine) => cell(own.find((each) => isOf(each, file, engine)))),
    ]);
    const table = [['', ...engines.map((engine) => engine.slice(PREFIX.length))], ...rows];
    for (const [name = '', ...cells] of table) {
      console.log([name.padEnd(width), ...cells.map((text) => text.padStart(24))].join(''));
    }
  },
};

const PREFIX = 'engines-';

/**
 * @param {import('vitest/node').TestModule} module
 * @param {string} file
 * @param {string} engine
 */
function isOf(module, file, engine) {
  return module.relativeModuleId === file && module.project.name === engine;
}

/** @param {import('vitest/node').TestModule | undefined} module */
function cell(module) {
  if (!module) return '-';
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const parts = ['passed', 'failed', 'skipped'].flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  return parts.join(', ') || 'nothing ran';
}

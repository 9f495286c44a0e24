const { dirname, join, resolve } = require('node:path');
const { imports } = require('../../package.json');

const root = resolve(__dirname, '../..');

/** Where a `#` alias of package.json points; undefined when it matches none. The longest pattern wins, as in Node. */
function aliased(source) {
  const patterns = Object.keys(imports).sort((a, b) => b.length - a.length);
  const pattern = patterns.find((one) => source.startsWith(one.slice(0, -1)));
  return pattern && join(root, imports[pattern].replace('*', source.slice(pattern.length - 1)));
}

/** A resolver for eslint-module-utils. A file need not exist: whether an import is allowed depends on its room only. */
exports.interfaceVersion = 2;
exports.resolve = (sourceWithQuery, importer) => {
  const source = sourceWithQuery.split('?')[0];
  const path = source.startsWith('.') ? resolve(dirname(importer), source) : aliased(source);
  return path ? { found: true, path } : { found: false };
};

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './programs.ts';

type Finding = { url?: string; message: string; extract?: string };

/**
 * Where the Nu Html Checker is behind the standards: `rel="expect"` is HTML's since 2024, `@starting-style`, anchors and arithmetic with
 * custom properties inside `min()` are CSS's.
 */
const behind = [
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
  'CSS: Unrecognized at-rule “@starting-style”',
  ...['anchor-name', 'position-area', 'position-anchor', 'position-try-fallbacks'].map(
    (property) => `CSS: “${property}”: Property “${property}” doesn't exist.`,
  ),
  'CSS: “width”: “anchor-size(width)” is not a “width” value.',
  'CSS: “width”: The types are incompatible.',
];

/** The payment provider's fields are containers that a label names: https://docs.stripe.com/js/elements_object/create_element */
const isCardLabel = ({ extract = '' }: Finding): boolean => /<label class="[^"]*" for="card-(number|expiry|cvc)"/.test(extract);

const styles = /(<style\b[^>]*>)([^<]*)(?=<\/style>)/g;

/** Pages with each style sheet in the first that has it: all of them have the same ones, which take most of the time of the check. */
function copyPages(from: string, to: string, isChecked: (file: string) => boolean): void {
  const known = new Set<string>();
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && isChecked(file));
  for (const file of files) {
    const html = readFileSync(join(from, file), 'utf8').replace(styles, (whole, tag: string, css: string) => {
      const isKnown = known.has(css);
      known.add(css);
      return isKnown ? tag : whole;
    });
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), html);
  }
}

async function check(directory: string): Promise<Finding[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--exit-zero-always', '--skip-non-html', '--format', 'json'];
  // One thread frees memory: several take half as much time of the processors again.
  const java = ['-XX:+UseSerialGC', '-jar', jar];
  const { stderr } = await promisify(execFile)(findProgram('java') ?? 'java', [...java, ...options, directory], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(stderr) as { messages: Finding[] }).messages;
}

/**
 * What the Nu Html Checker finds in the pages of a folder, each kind once with a page that has it.
 * @param isChecked by a page's path in the folder: `en/aboutUs.html`; otherwise all are
 */
export async function findingsInPages(directory: string, isChecked: (file: string) => boolean = () => true): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'landfall-html-'));
  try {
    copyPages(directory, copy, isChecked);
    const findings = (await check(copy)).filter((finding) => !behind.includes(finding.message) && !isCardLabel(finding));
    const kinds = Map.groupBy(findings, ({ message }) => message);
    return [...kinds].map(([message, [first]]) => `${message} ${first?.url ?? ''}: ${first?.extract ?? ''}`);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

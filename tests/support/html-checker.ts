import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
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

/** What the Nu Html Checker finds in all pages of a folder, each kind once with a page that has it. */
export async function findingsInPages(directory: string): Promise<string[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--exit-zero-always', '--skip-non-html', '--format', 'json'];
  const { stderr } = await promisify(execFile)(findProgram('java') ?? 'java', ['-jar', jar, ...options, directory], {
    maxBuffer: 256 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stderr) as { messages: Finding[] };
  const kinds = Map.groupBy(
    messages.filter((finding) => !behind.includes(finding.message) && !isCardLabel(finding)),
    ({ message }) => message,
  );
  return [...kinds].map(([message, [first]]) => `${message} ${first?.url ?? ''}: ${first?.extract ?? ''}`);
}

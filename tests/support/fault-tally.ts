/** What a runner says of one test. */
export type Outcome = { title: string; passed: boolean };

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
type Spec = { title: string; ok: boolean; tests: { status: string }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = { suites: Suite[] };

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Reads the JSON report of Vitest or Playwright. A test that was left out has no outcome. */
export function outcomesOf(report: VitestReport | PlaywrightReport): Outcome[] {
  if ('suites' in report) {
    return report.suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => status !== 'skipped')).map(({ title, ok }) => ({ title, passed: ok }));
  }
  return report.testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));
}

/** The numbers that a title names at its end: `(fault 4)`, `(faults 1 and 2)`. */
export const faultsIn = (title: string): number[] =>
  (/\(faults? ([\d, and]+)\)$/.exec(title)?.[1]?.match(/\d+/g) ?? []).map(Number);

/** @returns for each fault that the outcomes name, whether all of its tests passed */
export function faultsOf(outcomes: readonly Outcome[]): Map<number, boolean> {
  const faults = new Map<number, boolean>();
  for (const { title, passed } of outcomes) {
    for (const fault of faultsIn(title)) faults.set(fault, passed && (faults.get(fault) ?? true));
  }
  return faults;
}

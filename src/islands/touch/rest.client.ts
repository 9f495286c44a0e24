import { savesData } from '#stores/browser/connection.ts';

// Where it does not arrive, islands fetch what they need when they are touched.
const prepareIslands = () =>
  import('./rest.ts').then(
    (rest) => rest.prepareIslands(),
    () => {},
  );
if (!savesData()) addEventListener('load', () => void prepareIslands(), { once: true });

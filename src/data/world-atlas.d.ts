/** The package has no types; those that the compiler would infer from its files are as large as they are. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default world;
}

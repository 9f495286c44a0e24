import * as endpoints from '../cruises.ts';
import { documented } from './documented.ts';

export const listCruiseLines = documented(endpoints.listCruiseLines, {
  summary: 'Cruise lines that every shop shows, or those of an organisation',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listCruiseShips = documented(endpoints.listCruiseShips, {
  summary: 'Ships of a cruise line',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listCruiseRoutes = documented(endpoints.listCruiseRoutes, {
  summary: 'Sailings of a ship, the earliest first',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listCruisePorts = documented(endpoints.listCruisePorts, {
  summary: 'Ports at which ships call, by all their names',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const getCruise = documented(endpoints.getCruise, {
  summary: 'A sailing day by day, with the tours of its ports and what the ship clock says of them',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'unavailable'],
});

export const getCruiseImagePaths = documented(endpoints.getCruiseImagePaths, {
  summary: 'Pictures of the cities that a sailing calls at',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'unavailable'],
});

import * as content from '../hotel-content.ts';
import * as endpoints from '../hotels.ts';
import { documented } from './documented.ts';

export const searchHotels = documented(endpoints.searchHotels, {
  summary: 'Hotels of a city with rooms for a stay, the cheapest first',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'unavailable'],
});

export const listRooms = documented(endpoints.listRooms, {
  summary: 'Rooms and rates of a hotel for a stay',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'unavailable'],
});

export const findHotelContent = documented(content.findHotelContent, {
  summary: 'What is true of hotels whatever the day',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'unavailable'],
});

export const listHotelFilters = documented(content.listHotelFilters, {
  summary: 'What hotels can be filtered by',
  access: { by: 'anyone' },
  errors: ['invalid_request', 'not_found', 'unavailable'],
});

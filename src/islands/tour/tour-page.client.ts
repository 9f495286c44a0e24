import { hideBarBesidePanel } from './bar.ts';

hideBarBesidePanel();

import { imaginesUniformly } from './uniformity.ts';

imaginesUniformly(1);

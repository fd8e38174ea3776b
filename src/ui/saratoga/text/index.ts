/** Every sentence that a person reads. A second language is a second file of this shape. */
import { english } from './english';

export const text = english;

import { firm } from '../../src/site/firm';
import { SOURCE_LANGUAGE } from '../../src/site/languages';

/** What a browser of the firm's country asks for; of the shipped firm, 'es-ES'. */
export const HOME_LOCALE = `${SOURCE_LANGUAGE}-${firm.address.country}`;

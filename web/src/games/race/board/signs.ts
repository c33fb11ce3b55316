// What stands written on a track, in the reader's words.
import { t } from '../../../words/words.svelte';
import type { Signs } from './marks';

export const signsOf = (): Signs => ({
  start: t('web-race-start'),
  finish: t('web-race-finish'),
  line: t('web-race-line'),
  closed: t('web-race-closed'),
});

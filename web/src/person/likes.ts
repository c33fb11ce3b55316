// Settings that travel with the person: kept by the server once somebody wants to be the same one on another device.
import { api } from '../net/api';
import { settings } from '../settings/settings.svelte';

export const likes = {
  /** Keep the settings of this device for the others. */
  async keep(): Promise<void> {
    await api.like({ settings: JSON.stringify(settings.liked) });
  },

  /** Take over what another device of the same person has kept. */
  async fetch(): Promise<void> {
    const { settings: theirs } = await api.liked();
    if (theirs) settings.takeOver(theirs);
  },
};

// What lies over any page.
class Shell {
  settings = $state(false);
  keys = $state(false);
  /** The path of a link that is to be copied by hand. */
  address = $state('');
  /** A new version of the client waits; it is taken when its owner says so. */
  update = $state.raw<(() => void) | null>(null);
  /** Somebody at this screen has to decide: no reload now. */
  busy = $state(false);
}

export const shell = new Shell();

/** Shows the remote on a page of its own. The import is dynamic because shared packages must be ready first, as in a host. */
import('./bootstrap.js');

/** The remote as a page of its own. It waits for what is shared, as a host does. */
import('./bootstrap.js');

/**
 * Loaded before a script of package.json: no script can be loaded without the messages of the interface, and who installs
 * without scripts, or empties .cache, has none.
 */
import { writeMessages } from '../src/integrations/messages';

writeMessages();

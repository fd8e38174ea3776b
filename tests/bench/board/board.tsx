/** The game as it is shipped, with hands on the table. */
import '../../../src/ui/main';

import { HelpPages } from '#features/content/help/index.ts'

/** The help, in the portal of anglers. */
export const AnglerHelpPage = () => <HelpPages home="/angler/help" />

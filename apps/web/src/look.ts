import { applyEnvironment } from '@ramplight/ui/theme/environment'

/** Before a page that the server has drawn is painted: the look that this device has chosen. */
applyEnvironment()

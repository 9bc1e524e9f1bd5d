import type { RefusalValues } from '@ramplight/domain/kernel/refusal-phrases'

/** A refusal as it crosses the wire, or as this device makes it. */
export type Refusal = { code: string; message: string; values?: RefusalValues | undefined }

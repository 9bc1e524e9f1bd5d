import { t } from './offline-data.texts.ts'
export type DeviceStorage = {
  /** Bytes; null where the browser does not say. */
  used: number | null
  quota: number | null
  /** Whether the browser has promised not to throw it away by itself; null where it cannot be asked. */
  isPersistent: boolean | null
}

/** Below this, what the day brings may not fit. */
export const LITTLE_ROOM = 50_000_000

/** Old browsers and pages without https have no such thing. */
const storage = (): Partial<StorageManager> => navigator.storage ?? {}

export async function deviceStorage(): Promise<DeviceStorage> {
  const { usage = null, quota = null } =
    (await storage()
      .estimate?.()
      .catch(() => null)) ?? {}
  return {
    used: usage,
    quota,
    isPersistent:
      (await storage()
        .persisted?.()
        .catch(() => null)) ?? null,
  }
}

/** 1_234_567 → "1.2 MB". */
export function inMegabytes(bytes: number): string {
  const mega = bytes / 1_000_000
  if (mega >= 1000) return t('deviceStorage.gigabytes', { size: (mega / 1000).toFixed(1) })
  return mega >= 10
    ? t('deviceStorage.megabytes', { size: String(Math.round(mega)) })
    : t('deviceStorage.megabytes', { size: mega.toFixed(1) })
}

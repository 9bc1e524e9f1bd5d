import { t } from './device.texts.ts'

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

/** 1_234_567 → "1.2 MB", 12_345 → "13 kB". */
export function inMegabytes(bytes: number): string {
  const mega = bytes / 1_000_000
  if (mega < 0.1) return t('storage.kilobytes', { size: String(Math.ceil(bytes / 1000)) })
  if (mega >= 1000) return t('storage.gigabytes', { size: (mega / 1000).toFixed(1) })
  return mega >= 10 ? t('storage.megabytes', { size: String(Math.round(mega)) }) : t('storage.megabytes', { size: mega.toFixed(1) })
}

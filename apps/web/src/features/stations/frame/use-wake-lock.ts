import { useEffect } from 'react'

/** A station does not fall asleep between two boats. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let closed = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (closed) void lock?.release()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      closed = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

import { writeRecent } from '@ramplight/ui/values/times'
import { CallError } from '#platform/call-error.ts'
import { t } from './raffles.texts.ts'

/** A device that may hold tickets: whose it is, when it was last heard from, and how many changes it said it has not sent. */
type SilentDevice = { name: string | null; lastSeenAt: string; unsent: number }

/** The devices for which a draw was refused; null when it was refused for something else. */
export const silentIn = (error: Error): SilentDevice[] | null =>
  error instanceof CallError && error.code === 'raffle.devices-silent' ? (error.details as { silent: SilentDevice[] }).silent : null

/** `Sam Odom’s device: last heard from 2:10 PM, 5 changes not sent` */
export const silentWords = ({ name, lastSeenAt, unsent }: SilentDevice): string =>
  t('ask.silentDevice', { name: name ?? t('ask.someone'), time: writeRecent(lastSeenAt), unsent })

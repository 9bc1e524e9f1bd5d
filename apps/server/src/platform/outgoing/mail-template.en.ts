import { brand } from '@ramplight/domain/kernel/brand'

/** What stands around the text of every mail. */
export const texts = {
  foot: `Sent by ${brand.name}, the software that runs your tournament.`,
  open: `Open ${brand.name}`,
  noMore: 'Unsubscribe',
}

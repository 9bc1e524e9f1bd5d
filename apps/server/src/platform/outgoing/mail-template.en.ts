import { brand } from '@ramplight/domain/kernel/brand'

/** What stands around the text of every mail. */
export const texts = {
  foot: `Sent by ${brand.name}, the software that your tournament runs on.`,
  open: `Open ${brand.name}`,
  noMore: 'No more of these',
}

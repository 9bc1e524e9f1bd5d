import { brand } from '@ramplight/domain/kernel/brand'
import { fingerprint } from '#platform/event-key'
import type { Manifest } from './event-records.ts'

/** For whoever finds such a file in ten years. */
export const readMe = ({
  tournament,
  madeAt,
  madeBy,
  server,
  appVersion,
  format,
  contacts,
  key,
}: Omit<Manifest, 'files'>): string => `${tournament.name}
${tournament.dates.join(', ')}

This is a whole fishing tournament as it was kept by ${brand.name}: who fished, what was weighed, what was
decided, and what came out.

Exported ${madeAt} by ${madeBy}
From ${server}
With ${brand.name} ${appVersion}, file format ${format}
Signed with the key ${fingerprint(key)}

What is in it:

  csv/entries.csv      every boat          } open these in a
  csv/weigh-ins.csv    every line of the   } spreadsheet
                       log of the scale    }
  csv/results.csv      places and points   }
  csv/payouts.csv      who is paid what    }
  csv/raffle-tickets.csv   where there was a raffle
                       Times in these tables are the clock at the ramp.

  records/*.json       all records, for programs: weights in ounces (grams in a metric tournament), money in
                       dollars. A record is called by what it is: entry#12.
  results.json         everything that was calculated, with each step of each place, point and dollar: weights
                       in thousandths of an ounce (of a gram), money in cents
  pictures/            pictures of the event
  manifest.json        what made this file, and the SHA-256 of every other file
  signature            Ed25519 over manifest.json, in base64; the key stands in the manifest

${contacts ? 'Phone numbers and e-mail addresses of the anglers are in it: give it only to who may have them.' : 'Phone numbers and e-mail addresses are not in it.'}
Sign-ups that are not entries yet, signed waivers, messages and the ledger are not in it. A raffle that is not
drawn yet gets a new fingerprint where this file is imported: the secret of its draw is not in here.

Any ${brand.name} server can import this file: Tournaments, Import an event. It counts everything anew and says
whether it comes to the same.
`

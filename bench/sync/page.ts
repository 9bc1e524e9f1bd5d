import { bare } from './bare.ts'
import { pouch } from './pouch.ts'
import { product } from './product.ts'
import { rx } from './rx.ts'

/** What the driver calls, by name: the page has no screen. */
Object.assign(window, { contenders: { bare: bare(), pouch: pouch(), rx: rx(), product: product() } })

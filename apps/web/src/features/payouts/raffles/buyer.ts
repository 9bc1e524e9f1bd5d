/** Somebody of this event: who buys is one of them, or a name. */
export type Buyer = { _id: string; name: string }

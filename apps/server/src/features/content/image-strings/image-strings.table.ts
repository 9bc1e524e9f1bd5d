import type { ImageString } from '@ramplight/contract/content/image-strings'
import { imageString as record } from '@ramplight/contract/content/image-strings'
import { IMAGE_KINDS } from '@ramplight/domain/content/image-kind'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const imageStrings = pgTable(
  'image_strings',
  {
    ...recordColumns,
    name: text(),
    type: text({ enum: IMAGE_KINDS }).notNull(),
    /** Base64 alone. */
    data: text().notNull(),
    extra: jsonb().$type<ImageString['extra']>(),
    systemDefault: boolean().notNull().default(record.starts.systemDefault),
    director: reference(),
  },
  (t) => [index('image_strings_director').on(t.director)],
)

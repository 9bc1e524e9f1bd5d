type Asked = { requestedDocInfo?: object | null | undefined; dateUploaded: string; createdAt: string }

/**
 * A document that a director asked for and that nobody has handed in: who hands in a file gives the record a new upload, later than
 * the question.
 */
export const isAskedFor = ({ requestedDocInfo, dateUploaded, createdAt }: Asked): boolean =>
  requestedDocInfo != null && Date.parse(dateUploaded) <= Date.parse(createdAt)

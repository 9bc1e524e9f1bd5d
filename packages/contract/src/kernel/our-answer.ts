/**
 * How a device knows our server's answers from those of whatever stands between: a hotspot's page, a proxy, a hotel. Our server
 * puts this header on everything it says, refusals and streams included. What comes without it was said by nobody we know.
 */
export const OUR_HEADER = 'x-ramplight'

/** Value of the header: the version of how we speak, should it ever change. */
export const API_VERSION = '1'

/** Did our server say this? Its shape still has to be right. */
export const isOurs = ({ headers }: Pick<Response, 'headers'>): boolean => headers.has(OUR_HEADER)

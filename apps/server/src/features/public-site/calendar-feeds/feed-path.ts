/** Where the calendar of one person is read. */
export const feedPath = (secret: string): string => `/my-calendar/${secret}/calendar.ics`

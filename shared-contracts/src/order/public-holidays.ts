/**
 * Holidays on which nothing is delivered: the gazetted holidays of India's central government, as `MM-DD` for those with a
 * fixed date, else as `YYYY-MM-DD`.
 *
 * 2026 is the list that the Department of Personnel and Training published for that year. Its list for 2027 was not at hand:
 * those dates follow the calendar of the festivals. Compare them with the published list, and append the next year. The four
 * Islamic holidays depend on the moon, and may move by a day shortly before.
 */
export const PUBLIC_HOLIDAYS: readonly string[] = [
  '01-26', // Republic Day
  '08-15', // Independence Day
  '10-02', // Gandhi Jayanti
  '12-25', // Christmas
  '2026-03-04', // Holi
  '2026-03-21', // Id-ul-Fitr
  '2026-03-26', // Ram Navami
  '2026-03-31', // Mahavir Jayanti
  '2026-04-03', // Good Friday
  '2026-05-01', // Buddha Purnima
  '2026-05-27', // Id-ul-Zuha
  '2026-06-26', // Muharram
  '2026-08-26', // Milad-un-Nabi
  '2026-09-04', // Janmashtami
  '2026-10-20', // Dussehra
  '2026-11-08', // Diwali
  '2026-11-24', // Guru Nanak's birthday
  '2027-03-10', // Id-ul-Fitr
  '2027-03-22', // Holi
  '2027-03-26', // Good Friday
  '2027-04-15', // Ram Navami
  '2027-04-19', // Mahavir Jayanti
  '2027-05-17', // Id-ul-Zuha
  '2027-05-20', // Buddha Purnima
  '2027-06-16', // Muharram
  '2027-08-25', // Janmashtami
  '2027-10-09', // Dussehra
  '2027-10-29', // Diwali
  // Milad-un-Nabi (15 August) and Guru Nanak's birthday (14 November) of 2027 are Sundays.
];

/** How one provider runs. Times in milliseconds. */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Absolute. Holds the database, the secrets and the composed pictures. */
  dataFolder: string;
  production: boolean;
  sessionLength: number;
  otp: OtpSettings;
  /** Sends the one-time codes; without it they are kept in the dev inbox. */
  smsGateway?: { url: string; token: string };
}

/** How long a one-time code is valid, and how often codes are sent and tried (LOGIN-9, LOGIN-10). */
export interface OtpSettings {
  codeLifetime: number;
  codesPerTenMinutes: number;
  codesPerHour: number;
  /** High, because a mobile network shows many shoppers under one address. */
  codesPerHourByAddress: number;
  codesPerHourInTotal: number;
  wrongTriesPerDay: number;
  wrongTriesPerHourByAddress: number;
  wrongTriesPerHourInTotal: number;
}

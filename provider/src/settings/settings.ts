import type { OtpFigures } from '../customer/otp-limits.ts';

/** How one provider runs. Times in milliseconds. */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Absolute. Holds the database, the secrets and the composed pictures. */
  dataFolder: string;
  production: boolean;
  sessionLength: number;
  otp: OtpFigures & { codeLifetime: number };
  /** Where one-time codes go out; without it they lie in the dev inbox. */
  smsGateway?: { url: string; token: string };
}

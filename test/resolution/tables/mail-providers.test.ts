import { describe, expect, it } from 'vitest';
import { isMailProvider } from '../../../src/resolution/tables/mail-providers.ts';

describe('isMailProvider', () => {
  it.each(
    `gmail.com GMAIL.COM googlemail.com yahoo.com yahoo.co.uk yahoo.com.br hotmail.fr live.nl outlook.com outlook.com.tr
     gmx.de gmx.at icloud.com me.com aol.com proton.me qq.com 163.com web.de t-online.de orange.fr free.fr libero.it
     comcast.net sbcglobal.net btinternet.com bigpond.com naver.com docomo.ne.jp mail.ru yandex.ru wp.pl seznam.cz
     uol.com.br rediffmail.com mailinator.com 10minutemail.com tempmail.xyz mail.yahoo.com vip.163.com example.com
     gmial.com`.split(/\s+/),
  )('takes %s for a provider', (domain) => {
    expect(isMailProvider(domain)).toBe(true);
  });

  it.each(
    `acme.com ibm.com siemens.de live.tv live.me notgmail.com yahooinc.com gmail.acme.com outlook.ai contemporary.com
     fastenal.com mailchimp.com telenor.no freebird.fr google.com microsoft.com`.split(/\s+/),
  )('takes %s for a company', (domain) => {
    expect(isMailProvider(domain)).toBe(false);
  });
});

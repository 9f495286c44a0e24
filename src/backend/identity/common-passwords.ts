/** Of the passwords that leaked lists name first, those with 8 characters or more; in lower case. NIST SP 800-63B-4, section 3.1.1.2. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11111111 111111111 1111111111
00000000 000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344 1122334455 112233445566 12121212
123123123 123321123 147258369 159357456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertzui qwertzuiop qwertz123 asdfasdf asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123
abcd1234 abc12345 abcdefgh abcdefghi a1234567 a12345678 a1b2c3d4 aa123456 aaaaaaaa
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word passwort passwort1 passwort123
passwort1234
kennwort kennwort1 kennwort123 geheim12 geheim123 geheimnis hallo123 hallohallo willkommen willkommen1 welcome1 welcome123 letmein1
letmein123
iloveyou iloveyou1 iloveyou2 ichliebedich schatz123 schatzi1 liebling sonnenschein sonne123 sunshine sunshine1 princess princess1 superman
superman1 batman123
football football1 fussball fussball1 baseball baseball1 basketball liverpool chelsea1 arsenal1 dortmund schalke04 bayern123 michelle
jennifer
computer computer1 internet internet1 starwars starwars1 whatever trustno1 maverick mercedes corvette ferrari1 porsche911 samsung1
samsung123
dragon123 monkey123 master123 shadow123 killer123 hunter123 charlie1 daniel123 thomas123 andreas1 admin123 admin1234 administrator
changeme changeme1 test1234 test12345 testtest secret123 default1 login123 guest123 user1234 temp1234 sommer2024 sommer2025 summer2024
summer2025
winter2024 winter2025 berlin123 hamburg1 deutschland
`
    .trim()
    .split(/\s+/),
);

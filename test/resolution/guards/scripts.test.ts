import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, statementOf } from '../matching.ts';
import { resolverAmong } from './neighbours.ts';

const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;

describe('names in other scripts', () => {
  const names = [
    ...['АО Газпромбанк', 'ООО Яндекс', 'Τράπεζα Πειραιώς Α.Ε.', 'شركة أرامكو السعودية', 'בנק הפועלים בע"מ'],
    ...['中国石油天然气股份有限公司', 'ヤマハ株式会社', '삼성전자 주식회사', '주식회사 카카오'],
  ];
  const resolve = resolverAmong(...names.map((name, at) => company({ id: String(at), name })));

  it.each(names)('%s is itself', (name) => {
    expect(statementOf(resolve(name))).toBe(`HIGH ${name}`);
    expect(resolve(name).reasoning).toBe(`Matched to ${name.replace(/\.$/, '')}. The name agrees.`);
  });

  it.each([
    ['ГАЗПРОМБАНК', 'АО Газпромбанк'],
    ['Gazprombank', 'АО Газпромбанк'],
    ['ΤΡΑΠΕΖΑ ΠΕΙΡΑΙΩΣ', 'Τράπεζα Πειραιώς Α.Ε.'],
    ['Trapeza Peiraios', 'Τράπεζα Πειραιώς Α.Ε.'],
    ['ارامكو السعوديه', 'شركة أرامكو السعودية'],
    ['בנק הפועלים', 'בנק הפועלים בע"מ'],
    ['中國石油天然氣', '中国石油天然气股份有限公司'],
    ['Yamaha', 'ヤマハ株式会社'],
    ['Kakao', '주식회사 카카오'],
    ['Yandex', 'ООО Яндекс'],
    ['Bank Hapoalim', 'בנק הפועלים בע"מ'],
  ])('%s is %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });

  it.each([
    ['中国石油化工股份有限公司', '中国石油天然气股份有限公司'],
    ['삼성전기 주식회사', '삼성전자 주식회사'],
    ['카카오뱅크', '주식회사 카카오'],
    ['בנק לאומי לישראל בע"מ', 'בנק הפועלים בע"מ'],
    ['بنك الفجيرة', 'شركة أرامكو السعودية'],
  ])('%s is not %s', (record) => {
    expect(statementOf(resolve(record))).not.toMatch(SURE);
  });

  it('Газпром is not АО Газпромбанк', () => {
    expect(statementOf(resolve('Газпром'))).not.toMatch(SURE);
  });
});

describe('characters that only sound alike', () => {
  const names = ['宏碁股份有限公司', '黎明科技', '大疆', '関西電力', '臺灣高鐵', '丹後中央病院'];
  const resolve = resolverAmong(...names.map((name, at) => company({ id: String(at), name })));

  it.each(['宏齊', '宏齊股份有限公司', '力銘科技', '大江'])('%s is nobody', (record) => {
    expect(statementOf(resolve(record))).toMatch(/ none$/);
  });

  it.each([
    ['宏碁', '宏碁股份有限公司'],
    ['關西電力', '関西電力'],
    ['台湾高铁', '臺灣高鐵'],
    ['Hongqi', '宏碁股份有限公司'],
    ['丹後中央央病院', '丹後中央病院'],
  ])('%s is %s, in other letters', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });
});

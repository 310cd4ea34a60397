/**
 * Two sealed deals from their secrets to their last link, byte for byte, for whoever writes the protocol once more. Bytes
 * are hex digits. Nobody edits this file: a link of version 1 opens for ever.
 */
export interface SealedVector {
  readonly title: string;
  readonly game: string;
  /** S */
  readonly secret: string;
  /** The text that P is the hash of. */
  readonly spec: string;
  /** E */
  readonly words: string;
  /** P */
  readonly specHash: string;
  /** C */
  readonly commitment: string;
  readonly commitmentWords: string;
  /** D */
  readonly dealKey: string;
  /** Every seat with its last key. */
  readonly seats: readonly {
    readonly rekey: number;
    /** K_i */
    readonly key: string;
    readonly link: string;
    readonly code: string;
  }[];
  readonly bulletins: readonly {
    readonly round: number;
    readonly attempt: number;
    readonly living: readonly number[];
    /** By seat. */
    readonly rekeys: readonly number[];
    readonly payloads: readonly string[];
    readonly slots: readonly string[];
    readonly link: string;
  }[];
  readonly log: string;
  readonly verify: string;
}

export const VECTORS: readonly SealedVector[] = [
  {
    title: 'Targets: a death that is undone, another, and a new link',
    game: 'target',
    secret: '000102030405060708090a0b0c0d0e0f',
    spec: '[1,"target",[],["Ana","Ben","Cy","Dee","Eve"]]',
    words: 'raven attic 41',
    specHash: 'cac49c2a6641664970200dfd6260aea56efb3e8048d09d0247172f5de3919918',
    commitment: '17577bbcf7d9c5a7efdd300e02e7cd6e6c2448b4f0967194a6c003130cb51743',
    commitmentWords: 'bubble handle rowan eager',
    dealKey: '78fdb58808e5d9a626ccdee6e65eea4ea27e19a990433de57fc13ed28803dc98',
    seats: [
      {
        rekey: 0,
        key: '345947b303c8079099a18017a1752fb4',
        link: 'seat=AQEXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwAANFlHswPIB5CZoYAXoXUvtAAuWzEsInRhcmdldCIsW10sWyJBbmEiLCJCZW4iLCJDeSIsIkRlZSIsIkV2ZSJdXV1iWFQ',
        code: '00T5J-HXK0F-40F44-SM601-F8BN5-YT3G2',
      },
      {
        rekey: 0,
        key: '7d9fed37f65b7ff76a2562409218caa1',
        link: 'seat=AQEXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwEAfZ_tN_Zbf_dqJWJAkhjKoQAuWzEsInRhcmdldCIsW10sWyJBbmEiLCJCZW4iLCJDeSIsIkRlZSIsIkV2ZSJdXTNp-sY',
        code: '05YSZ-V9QYS-DQZXV-A4NH4-14GRS-AGPNC',
      },
      {
        rekey: 0,
        key: '78c1c030096a6227090c77f520a68b6a',
        link: 'seat=AQEXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwIAeMHAMAlqYicJDHf1IKaLagAuWzEsInRhcmdldCIsW10sWyJBbmEiLCJCZW4iLCJDeSIsIkRlZSIsIkV2ZSJdXQ_ZhZg',
        code: '09WC3-G1G15-N649R-91HVZ-A856H-DN6A4',
      },
      {
        rekey: 1,
        key: '7c79901d3bb4a509ca7511f0fe187357',
        link: 'seat=AQEXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwMBfHmQHTu0pQnKdRHw_hhzVwAuWzEsInRhcmdldCIsW10sWyJBbmEiLCJCZW4iLCJDeSIsIkRlZSIsIkV2ZSJdXUsNjCU',
        code: '0DY7K-40X7E-TAA2E-AEM8Z-1ZGRE-DBHFK',
      },
      {
        rekey: 0,
        key: '5473146f20548b6cef573822cf10d50e',
        link: 'seat=AQEXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwQAVHMUbyBUi2zvVzgizxDVDgAuWzEsInRhcmdldCIsW10sWyJBbmEiLCJCZW4iLCJDeSIsIkRlZSIsIkV2ZSJdXdPLvrc',
        code: '0HA76-53F41-A8PV7-FAWW2-5KRGT-M7D1H',
      },
    ],
    bulletins: [
      {
        round: 0,
        attempt: 0,
        living: [0, 1, 2, 3, 4],
        rekeys: [0, 0, 0, 0, 0],
        payloads: ['02', '04', '03', '01', '00'],
        slots: [
          'f9708d4934c11e63d63d7ea240d410768b86dec977',
          'f72b8f2576783b6b93510bc799d02af033eda748c0',
          '2e11e3050012f018833c31e9100d660af3a2e9ac2a',
          'afce8b712310525b778903e56fe3a9324e4b52e5b4',
          'c9ed0c9f6ba29f0e218d2e6412792e2def30bface5',
        ],
        link: 'bulletin=AQIXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwAABfgOcmF2ZW4gYXR0aWMgNDEALlsxLCJ0YXJnZXQiLFtdLFsiQW5hIiwiQmVuIiwiQ3kiLCJEZWUiLCJFdmUiXV0V-XCNSTTBHmPWPX6iQNQQdouG3sl39yuPJXZ4O2uTUQvHmdAq8DPtp0jALhHjBQAS8BiDPDHpEA1mCvOi6awqr86LcSMQUlt3iQPlb-OpMk5LUuW0ye0Mn2uinw4hjS5kEnkuLe8wv6zlxbIWeg',
      },
      {
        round: 1,
        attempt: 0,
        living: [0, 1, 3, 4],
        rekeys: [0, 0, 0, 0, 0],
        payloads: ['01', '00', '04', '03'],
        slots: [
          'f453e8a74f400a5671664670c171ea7b706b95e284',
          'fbe5561f40594c988bde67069a28ac5bbc1be4b38b',
          '6e352392d85b31663435e25deca27a910f2b5b24d0',
          '08b95b22e3aed5532764e667003ecc305c16a809cd',
        ],
        link: 'bulletin=AQIXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwEABdgOcmF2ZW4gYXR0aWMgNDEALlsxLCJ0YXJnZXQiLFtdLFsiQW5hIiwiQmVuIiwiQ3kiLCJEZWUiLCJFdmUiXV0V9FPop09AClZxZkZwwXHqe3BrleKE--VWH0BZTJiL3mcGmiisW7wb5LOLbjUjkthbMWY0NeJd7KJ6kQ8rWyTQCLlbIuOu1VMnZOZnAD7MMFwWqAnNLxMz2Q',
      },
      {
        round: 1,
        attempt: 1,
        living: [0, 2, 3, 4],
        rekeys: [0, 0, 0, 0, 0],
        payloads: ['03', '00', '04', '02'],
        slots: [
          'fb9885970295ee4df83cc5976e4d0607ddbbbfdd61',
          '9158056ae5b7f965ca3099ec34477ae3f1a216bd09',
          '60aa7311059d1a58eae3b2f4faa81b7c240b36bae6',
          '5931916a5237a348dce5a111ff0886ff1e0d73db49',
        ],
        link: 'bulletin=AQIXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwEBBbgOcmF2ZW4gYXR0aWMgNDEALlsxLCJ0YXJnZXQiLFtdLFsiQW5hIiwiQmVuIiwiQ3kiLCJEZWUiLCJFdmUiXV0V-5iFlwKV7k34PMWXbk0GB927v91hkVgFauW3-WXKMJnsNEd64_GiFr0JYKpzEQWdGljq47L0-qgbfCQLNrrmWTGRalI3o0jc5aER_wiG_x4Nc9tJHeTDCA',
      },
      {
        round: 1,
        attempt: 1,
        living: [0, 2, 3, 4],
        rekeys: [0, 0, 0, 1, 0],
        payloads: ['03', '00', '04', '02'],
        slots: [
          'fb9885970295ee4df83cc5976e4d0607ddbbbfdd61',
          '9158056ae5b7f965ca3099ec34477ae3f1a216bd09',
          'e9fefc7dc0a7fbd1d4c55d7286495d9e5891126bf9',
          '5931916a5237a348dce5a111ff0886ff1e0d73db49',
        ],
        link: 'bulletin=AQIXV3u899nFp-_dMA4C581ubCRItPCWcZSmwAMTDLUXQwEBBbgOcmF2ZW4gYXR0aWMgNDEALlsxLCJ0YXJnZXQiLFtdLFsiQW5hIiwiQmVuIiwiQ3kiLCJEZWUiLCJFdmUiXV0V-5iFlwKV7k34PMWXbk0GB927v91hkVgFauW3-WXKMJnsNEd64_GiFr0J6f78fcCn-9HUxV1yhkldnliREmv5WTGRalI3o0jc5aER_wiG_x4Nc9tJB88MIQ',
      },
    ],
    log: '010e726176656e206174746963203431020301020204030101020503020602000407',
    verify:
      'verify=AQMAAQIDBAUGBwgJCgsMDQ4PAC5bMSwidGFyZ2V0IixbXSxbIkFuYSIsIkJlbiIsIkN5IiwiRGVlIiwiRXZlIl1dACIBDnJhdmVuIGF0dGljIDQxAgMBAgIEAwEBAgUDAgYCAAQH219aLg',
  },
  {
    title: 'Roles: Mafia who know each other, names of many writings',
    game: 'mafia',
    secret: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    spec: '[1,"mafia",[["identify",true]],["José","🦊","さくら","A, B","Наталья","Fox","Gil","Hal","Ivy"]]',
    words: '',
    specHash: '719f9806bb23db88ae1b77d98b54428deedabbf75663c39bb3991ab6ad0e388a',
    commitment: 'cb668681622ae7c8509ca583e6223e1c558f36e30e2fd2ce93f11cb72d707a05',
    commitmentWords: 'sketch oxygen inlet gospel',
    dealKey: '8adc3c84b464ce6d4892c24a1b07cc0c98d8788a296e439bbe203ffd8c9a32e0',
    seats: [
      {
        rekey: 0,
        key: '1e36e5f9b22417794761f11b5f1e343f',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQAAHjbl-bIkF3lHYfEbXx40PwBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dTqPyFQ',
        code: '00F3D-SFSP8-J1EYA-7C7RH-PQRY6-GZSMJ',
      },
      {
        rekey: 0,
        key: 'd7bed8a3be5a4a761d88d24192d68c89',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQEA177Yo75aSnYdiNJBktaMiQBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dIwITWg',
        code: '07BVX-P53QS-D4MXG-XH394-34PPH-J4MF6',
      },
      {
        rekey: 0,
        key: 'b1f34a3d361da196b8a1f425b2799183',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQIAsfNKPTYdoZa4ofQlsnmRgwBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dFmMShw',
        code: '0ARZ6-JHX6R-ET35N-RM7T2-BCKSJ-61GHY',
      },
      {
        rekey: 0,
        key: '496bcaefe9974e8451db08756e0d1727',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQMASWvK7-mXToRR2wh1bg0XJwBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dewqhCA',
        code: '0D4PQ-JQFX6-BMX12-HVC47-AVGD2-WKKAR',
      },
      {
        rekey: 0,
        key: '1eed2e9c93f6a546b0c742ec0a4a5520',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQQAHu0unJP2pUawx0LsCkpVIABsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dY9Knhw',
        code: '0GFET-BMWJF-VAAHN-GRX1E-R2JAA-MG4JF',
      },
      {
        rekey: 0,
        key: 'd11b9a6a490c238094266f9146302fed',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQUA0RuaakkMI4CUJm-RRjAv7QBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dE5IG0A',
        code: '0Q8HQ-6KA94-62704-M4SQS-2HHG5-ZPWHQ',
      },
      {
        rekey: 0,
        key: '0f6d16306c2bd755fa030b0d948ec21a',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQYAD20WMGwr11X6AwsNlI7CGgBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dWFTPPw',
        code: '0R7PT-5HGDG-NXENF-T0C5G-V54ER-8D683',
      },
      {
        rekey: 0,
        key: '10f2f62c991ce2b4536baef04c16820c',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQcAEPL2LJkc4rRTa67wTBaCDABsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1deqlb1Q',
        code: '0W8F5-XHCK4-EE5D2-KDEQF-0K0PG-8625R',
      },
      {
        rekey: 0,
        key: '7e96847c86a719acfd02ea154c3a6bdd',
        link: 'seat=AQHLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQgAfpaEfIanGaz9AuoVTDpr3QBsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1d3dPRcA',
        code: '11Z9D-13WGT-KHKB7-X0BN1-AK1TD-FEYMV',
      },
    ],
    bulletins: [
      {
        round: 0,
        attempt: 0,
        living: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        rekeys: [0, 0, 0, 0, 0, 0, 0, 0, 0],
        payloads: ['020000', '000000', '010600', '020000', '020000', '012200', '012400', '020000', '020000'],
        slots: [
          '40b585c776eeb46ae5dd1e4a2a642b057e60b958d00181',
          '1d319d497ffe31cd60931f33d713a64061f552581086ac',
          '72f2962ba4f377c8292de34b78194ebf221bd2ef2382e4',
          'cc315505ea94e6794b8aad2631748999c1538ab2f88a0f',
          'bc759f16578e28b56a35f58847f1cd27ffbc0ef4c0b067',
          'a057a8a8ac7eade646087db55117d1eea98fe0f6fc55b5',
          '4418ca2293ff9b336879a8b80a91ffd9759b7601dc5b38',
          '3e0a1d56c3a0672e0e72b2560e43e89684c1d0565838e4',
          '3d815fe72dd520e0507f9e513410bd0071c4f8b53526e0',
        ],
        link: 'bulletin=AQLLZoaBYirnyFCcpYPmIj4cVY824w4v0s6T8Ry3LXB6BQAACf-AAABsWzEsIm1hZmlhIixbWyJpZGVudGlmeSIsdHJ1ZV1dLFsiSm9zw6kiLCLwn6aKIiwi44GV44GP44KJIiwiQSwgQiIsItCd0LDRgtCw0LvRjNGPIiwiRm94IiwiR2lsIiwiSGFsIiwiSXZ5Il1dF0C1hcd27rRq5d0eSipkKwV-YLlY0AGBHTGdSX_-Mc1gkx8z1xOmQGH1UlgQhqxy8pYrpPN3yCkt40t4GU6_IhvS7yOC5MwxVQXqlOZ5S4qtJjF0iZnBU4qy-IoPvHWfFleOKLVqNfWIR_HNJ_-8DvTAsGegV6iorH6t5kYIfbVRF9HuqY_g9vxVtUQYyiKT_5szaHmouAqR_9l1m3YB3Fs4PgodVsOgZy4OcrJWDkPoloTB0FZYOOQ9gV_nLdUg4FB_nlE0EL0AccT4tTUm4DI-1Cc',
      },
    ],
    log: '01000207',
    verify:
      'verify=AQPw4dLDtKWWh3hpWks8LR4PAGxbMSwibWFmaWEiLFtbImlkZW50aWZ5Iix0cnVlXV0sWyJKb3PDqSIsIvCfpooiLCLjgZXjgY_jgokiLCJBLCBCIiwi0J3QsNGC0LDQu9GM0Y8iLCJGb3giLCJHaWwiLCJIYWwiLCJJdnkiXV0ABAEAAgcwh4QB',
  },
];

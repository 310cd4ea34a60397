/**
 * The test vectors of version 2 of sealed deals, also shown on the page of the protocol: a line for each value, by its
 * name. They never change: what phones keep, and what another program deals, rests on them.
 */
import type { VectorInput } from './vector-run';

interface SealedVector {
  readonly input: VectorInput;
  readonly values: string;
}

export const VECTORS: readonly SealedVector[] = [
  {
    input: {
      title: 'Targets: a death that is undone, a changed phone, a look',
      secret: '000102030405060708090a0b0c0d0e0f',
      spec: '[1,"target",[],["Ana","Ben","Cy","Dee","Eve"]]',
      hostSeat: 0,
      phones: [
        '',
        '2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02',
        '525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b',
        '7b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d54',
        '',
      ],
      bulletins: [
        {
          serial: 1795295100,
          seats: [
            [0, 0, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 0, 0],
          ],
          changed: {},
        },
        {
          serial: 1795297200,
          seats: [
            [0, 0, 1],
            [0, 1, 0],
            [0, 1, 0],
            [1, 1, 0],
            [0, 0, 1],
          ],
          changed: {},
        },
        {
          serial: 1795297201,
          seats: [
            [0, 0, 2],
            [0, 2, 0],
            [0, 1, 0],
            [0, 1, 1],
            [0, 0, 2],
          ],
          changed: { '1': '71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a' },
        },
      ],
    },
    values: `
P: cac49c2a6641664970200dfd6260aea56efb3e8048d09d0247172f5de3919918
h: 6b11c63862a6feff7249eb0a5b5bffa9582a32508d57f522297f7782b2920f64
A: 4777a018c0f9a04b562a1e785b7d8427254d5c0aa2648734d860fcc5975c9256
I: 86e22d36c333dfe888a633149928189e7cd85287220c05a2c713eb013b20c7af
invitation: AgFHd6AYwPmgS1YqHnhbfYQnJU1cCqJkhzTYYPzFl1ySVgBbMSwidGFyZ2V0IixbXSxbIkFuYSIsIkJlbiIsIkN5IiwiRGVlIiwiRXZlIl1d6FcXPQ
B of seat 1: 3cf35a8c6b0ba57d60aeb75a84445c8655f14c5fd0f5a3943c25ecd585d19b50
answer of seat 1: PD2:0818DRHD6R0KSWTTHHNGQ9BXC2QBEPM48HE8CNFH9HFX1XD3JGY2BV6NGQ8SPM42TQJA8
t of seat 1: 85a9d2d8795abe11
B of seat 2: 746655c656dbc51442507ba6ff2358fa641eefde6fc57c16c4aa488437eb615f
answer of seat 2: PD2:0818DRHD6R178SJNRSBDQH8M8987Q9QZ4DCFMS0YXZF6ZHBW2V2AMJ446ZNP2QTJY4GKE
t of seat 2: 15c82e739e9b8989
B of seat 3: 2552e44a34c0b06f73f3739224ef852ee6144d338eb15f3ba1307295246f9765
answer of seat 3: PD2:0818DRHD6R1JAMQ498TC1C3FEFSQ74H4XY2JXSGM9MSRXCAZ7EGK0WMN4HQSESCXK9XS8
t of seat 3: c14334212f66e0a4
D: fd6369d5e86f8d7e548c32fc1aca20cb9ef18fc67577a44c8507fdc7510313f1
six words: food note matrix horse nominee merit
head 1: 020386e22d366b02077c00000000000000000000001085a9d2d8795abe11001015c82e739e9b89890010c14334212f66e0a400000000000000000000
slots 1: 0000000000000000000000000000000000 a82f0427fab82b3a56815fd500266e9635 51df94a645dcfd7038244faf7704b24fa1 1b62883e75cbc1d434c74e5d7958ee51c2 0000000000000000000000000000000000
bulletin 1: AgOG4i02awIHfAAAAAAAAAAAAAAAEIWp0th5Wr4RABAVyC5znpuJiQAQwUM0IS9m4KQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACoLwQn-rgrOlaBX9UAJm6WNVHflKZF3P1wOCRPr3cEsk-hG2KIPnXLwdQ0x05deVjuUcIAAAAAAAAAAAAAAAAAAAAAAPGXPYk
head 2: 020386e22d366b020fb000010000000000000000001085a9d2d8795abe11001015c82e739e9b89890110c14334212f66e0a400010000000000000000
slots 2: 0000000000000000000000000000000000 8dcf261515ed99231a28d588f1f9a39939 c4294055415e7b2efee446eb011732b813 bc0db28b73305eb8dca58decd189361d60 0000000000000000000000000000000000
bulletin 2: AgOG4i02awIPsAABAAAAAAAAAAAAEIWp0th5Wr4RABAVyC5znpuJiQEQwUM0IS9m4KQAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACNzyYVFe2ZIxoo1Yjx-aOZOcQpQFVBXnsu_uRG6wEXMrgTvA2yi3MwXrjcpY3s0Yk2HWAAAAAAAAAAAAAAAAAAAAAAAJh6KJo
head 3: 020386e22d366b020fb100020000000000000000002085a9d2d8795abe11001015c82e739e9b89890011c14334212f66e0a400020000000000000000
slots 3: 0000000000000000000000000000000000 fced87db9b838a68a86c7d832c1acdf42c 061aac1e168d1fb40a78e37d989c9e843e c5f80e3eb9a7c6a439ed47b1ec3c7402d5 0000000000000000000000000000000000
bulletin 3: AgOG4i02awIPsQACAAAAAAAAAAAAIIWp0th5Wr4RABAVyC5znpuJiQARwUM0IS9m4KQAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD87Yfbm4OKaKhsfYMsGs30LAYarB4WjR-0CnjjfZicnoQ-xfgOPrmnxqQ57Uex7Dx0AtUAAAAAAAAAAAAAAAAAAAAAAC_Tkcc
record: AgSG4i02AAECAwQFBgcICQoLDA0ODwAAAAAAAAAAhanS2HlavhEVyC5znpuJicFDNCEvZuCkAAAAAAAAAABrAgd8AAAAEAAQABAAAGsCD7AAAQAQABABEAABawIPsQACACAAEAARAAIws0hz
`,
  },
  {
    input: {
      title: 'Roles: Mafia who know each other, names of many writings',
      secret: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
      spec: '[1,"mafia",[["identify",true]],["José","🦊","さくら","A, B","Наталья","Fox","Gil","Hal","Ivy"]]',
      hostSeat: 255,
      phones: [
        '343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d',
        '5d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21282f36',
        '868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f',
        'afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a8188',
        'd8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1',
        '01080f161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3da',
        '2a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc03',
        '535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c',
        '7c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55',
      ],
      bulletins: [
        {
          serial: 1795295100,
          seats: [
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
            [0, 1, 0],
          ],
          changed: {},
        },
      ],
    },
    values: `
P: 719f9806bb23db88ae1b77d98b54428deedabbf75663c39bb3991ab6ad0e388a
h: 598ca7480a9e7f6f892d7c5a03eabdb18430aed23875535bae8cbf7acc21ab12
A: c1aa2ded316bd6366ebf44332ca87f52434e23d85fd7581a4780fb0d338fd95d
I: fbb2253542d0caee2571e9b0a7ffd0fbe0921632a7df9acb95d4cf0446303f16
invitation: AgHBqi3tMWvWNm6_RDMsqH9SQ04j2F_XWBpHgPsNM4_ZXf9bMSwibWFmaWEiLFtbImlkZW50aWZ5Iix0cnVlXV0sWyJKb3PDqSIsIvCfpooiLCLjgZXjgY_jgokiLCJBLCBCIiwi0J3QsNGC0LDQu9GM0Y8iLCJGb3giLCJHaWwiLCJIYWwiLCJJdnkiXV1jGPR1
B of seat 0: dc2797000a3b6953bf3991d18ebcb0a06a4ec6e1d9b4ba5bd85920c68502bf77
answer of seat 0: PD2:081FQCH56M0DR9WQ0053PTAKQWWS3MCEQJRA0TJERVGXKD5TBFC5J866GM1BYXX5937HE
t of seat 0: 258a48cbc7766682
B of seat 1: 57e53fec1db22e1708adc8fa76d7946104d9a5e0be62faaa1be87e77efaf5b22
answer of seat 1: PD2:081FQCH56M0NFS9ZXGEV4BGQ12PWHYKPTYA6216SMQGBWRQTN8DYGZKQXYQNP8QM6FKY6
t of seat 1: 5e58c9422ca9c8ed
B of seat 2: 70e5c8a211087ab874d1edac707d509eda9e340ebd0db33d7d3b84ff45862724
answer of seat 2: PD2:081FQCH56M171SE8M88GGYNREK8YVB3GFN89XPMY6G7BT3DK7NYKQ17Z8P32E95PA473R
t of seat 2: d7ec44dae6c453e7
B of seat 3: c4c068e27a276fe54d9835a1986b6cae15f41d2574b7f6e57e388da2e112925f
answer of seat 3: PD2:081FQCH56M1W9G38W9X2EVZ59PC3B8CRDDPAW5FM3MJQ9DZPWNZ3H3D2W4994QY3M1X00
t of seat 3: 7ba68288cf5134ac
B of seat 4: cf1f7c47bd137f4cc214c717b71c3f13b2c751ec51d96890fa32209fdea9620b
answer of seat 4: PD2:081FQCH56M2CY7VW8YYH6ZTCR8ACE5XQ3GZH7CP7A7P53PB8J3X3484ZVTMP42TVZF64T
t of seat 4: 6cb541c736c65837
B of seat 5: c8feca81be196cdf2cadeabf13c4903d7632dce4955aa68b6e5d9adef54e2616
answer of seat 5: PD2:081FQCH56M2WHZPAG6Z1JV6Z5JPYNFRKRJ83TXHJVKJ9APN6HDQ5V6PYYN72C5G7QPJNW
t of seat 5: 970a9e7884b70da2
B of seat 6: e79b22403832afc4411e2cc9b1b7a51afa108d6b138cfa35b529a6c158adbd00
answer of seat 6: PD2:081FQCH56M3EF6S280W35BY484F2SJDHPYJHNYGGHNNH737T6PTJK9P1B2PVT02Q6E802
t of seat 6: 84b287259be6fc77
B of seat 7: c00a927ed116e931d5a252b60f5ecec742b8f26fa45be8994021bed7723e1b79
answer of seat 7: PD2:081FQCH56M3W02MJFV8HDT9HTPH55DGFBV7CEGNRY9QT8PZ8K5023FPQE8Z1PY9YC18Y2
t of seat 7: e7e222b43946742e
B of seat 8: ab4a93b89a41a1fb3c39a5da9fc79769e8aa555adcea2d1fea68c9896565617c
answer of seat 8: PD2:081FQCH56M4APJMKQ2D438FV7GWTBPMZRYBPKT5AANDDSTHD3ZN6HJC9CNJP2Z73V622Y
t of seat 8: f4b92b09d938be71
D: eecf4c2fde7b4211112226135e57fbea719b920ba513ff690478816aec0cfba2
six words: river village lawsuit concert urge cause
head 1: 0203fbb225356b02077c0010258a48cbc776668200105e58c9422ca9c8ed0010d7ec44dae6c453e700107ba68288cf5134ac00106cb541c736c658370010970a9e7884b70da2001084b287259be6fc770010e7e222b43946742e0010f4b92b09d938be71
slots 1: b1ab060bac7eb76f5bc6f1dc6c5a4695655d62 ea225332bba6a7f8bdfe3cee131f7fbd839564 c82f86b87f30a8b0b4c045f6ef2ec6d31b9f1c 523a6339162cafb336ed1fa46ca097a859c0db 3bb5509dbd07500c27a596ab241966c231790e 2f0d3c289c966d129c813bc362cfe2ccdd9c07 66aa77bd6d3aa5655d8a12a1568907d6999f2c dab0d7a5b17e63b9088fc0815c6b34bad5880f 5da961160b78f44bb704119e66328165a57244
bulletin 1: AgP7siU1awIHfAAQJYpIy8d2ZoIAEF5YyUIsqcjtABDX7ETa5sRT5wAQe6aCiM9RNKwAEGy1Qcc2xlg3ABCXCp54hLcNogAQhLKHJZvm_HcAEOfiIrQ5RnQuABD0uSsJ2Ti-cbGrBgusfrdvW8bx3GxaRpVlXWLqIlMyu6an-L3-PO4TH3-9g5VkyC-GuH8wqLC0wEX27y7G0xufHFI6YzkWLK-zNu0fpGygl6hZwNs7tVCdvQdQDCellqskGWbCMXkOLw08KJyWbRKcgTvDYs_izN2cB2aqd71tOqVlXYoSoVaJB9aZnyzasNelsX5juQiPwIFcazS61YgPXalhFgt49Eu3BBGeZjKBZaVyRMPG-Ck
record: AgT7siU18OHSw7Sllod4aVpLPC0eDyWKSMvHdmaCXljJQiypyO3X7ETa5sRT53umgojPUTSsbLVBxzbGWDeXCp54hLcNooSyhyWb5vx35-IitDlGdC70uSsJ2Ti-cWsCB3wAEAAQABAAEAAQABAAEAAQABChYVfG
`,
  },
];

/** The values of a vector as lines of a table. */
export const linesOf = ({ values }: SealedVector): readonly (readonly [what: string, value: string])[] =>
  values
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });
